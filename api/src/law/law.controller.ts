import { PLACE_SLUGS, type PlaceSlug } from '@bracketwise/contract/place-pages';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { DEFAULT_ESTIMATE_YEAR, ESTIMATE_YEARS, type EstimateYear } from '@bracketwise/contract/years';
import { placeProfile, placeRows, stateProfile } from '@bracketwise/tax-engine';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FixedResponse } from '../http/fixed-response.ts';
import { placeProfileSchema, placesSchema, stateProfileSchema, statesSchema, taxBracketsSchema } from '../http/schemas.ts';
import { bracketsResponse } from './brackets.ts';
import { stateRows } from './states.ts';

const BRACKETS = new Map(
  ESTIMATE_YEARS.map((year) => [
    year,
    new FixedResponse(() => bracketsResponse(year), [`?year=${year}`, ...(year === DEFAULT_ESTIMATE_YEAR ? [''] : [])]),
  ]),
);
const STATES = new FixedResponse(stateRows, ['']);
const PROFILES = new Map(STATE_CODES.map((code) => [code, new FixedResponse(() => stateProfile(code), [''])]));
const PLACES = new FixedResponse(placeRows, ['']);
const PLACE_PROFILES = new Map(PLACE_SLUGS.map((place) => [place, new FixedResponse(() => placeProfile(place), [''])]));

/** Serves the tables of rates. They change only with a release. */
@Controller()
export class LawController {
  @Get('tax-brackets')
  @RouteSchema(taxBracketsSchema)
  taxBrackets(@Query('year') year: EstimateYear, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    BRACKETS.get(year)?.send(request, reply);
  }

  @Get('states')
  @RouteSchema(statesSchema)
  states(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    STATES.send(request, reply);
  }

  @Get('states/:code')
  @RouteSchema(stateProfileSchema)
  stateProfile(@Param('code') code: StateCode, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    PROFILES.get(code)?.send(request, reply);
  }

  @Get('places')
  @RouteSchema(placesSchema)
  places(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    PLACES.send(request, reply);
  }

  @Get('places/:place')
  @RouteSchema(placeProfileSchema)
  placeProfile(@Param('place') place: PlaceSlug, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    PLACE_PROFILES.get(place)?.send(request, reply);
  }
}
