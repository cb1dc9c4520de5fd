import type { Household } from '@bracketwise/contract/household';
import { HouseholdError, taxReturn, type TaxReturn } from '@bracketwise/tax-engine';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { calculatingByHousehold } from '../http/counted.ts';
import { problemOf } from '../http/problem-filter.ts';
import { pathOf } from '../http/problem.ts';
import { refusedField } from '../http/refused-field.ts';
import { ref } from '../http/schema-parts.ts';
import { documentedTaxReturns, taxReturnsSchema } from '../http/schemas.ts';
import { invalidRequest } from '../http/validation.ts';

/** 128 KB: enough for a hundred households with every field set. */
const BODY_LIMIT_BYTES = 128 * 1024;

const HOUSEHOLD = ref('Household');
const TAX_RETURN = ref('TaxReturn');
const PROBLEM = ref('Problem');

@Controller()
export class ReturnsController {
  /** Serialized here: Fastify's serializer would have to test whether each item is a return or a problem. */
  @Post('tax-returns')
  @HttpCode(200)
  @RouteSchema(taxReturnsSchema)
  @RouteConfig({ ...calculatingByHousehold('application/json'), bodyLimit: BODY_LIMIT_BYTES, ...documentedTaxReturns })
  taxReturns(@Body() body: Household | readonly object[], @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const answer = isList(body)
      ? `[${body.map((item, index) => itemText(item, index, request, reply)).join(',')}]`
      : returnText(body, '', reply);
    void reply.type('application/json').send(answer);
  }
}

const isList = (body: Household | readonly object[]): body is readonly object[] => Array.isArray(body);

function returnText(household: Household, place: string, reply: FastifyReply): string {
  return reply.serializeInput({ ...filed(household, place) }, TAX_RETURN);
}

/**
 * @param place - JSON Pointer of the household in the body
 * @throws Problem that names the field that the engine refuses, which JSON Schema can't compare with others
 */
function filed(household: Household, place: string): TaxReturn {
  try {
    return taxReturn(household);
  } catch (error) {
    throw error instanceof HouseholdError ? refusedField(error, place) : error;
  }
}

/** Computes one household of a list, or describes what is wrong with it. */
function itemText(item: object, index: number, request: FastifyRequest, reply: FastifyReply): string {
  const place = `/${String(index)}`;
  try {
    const validate = request.compileValidationSchema(HOUSEHOLD);
    if (!validate(item)) throw invalidRequest(validate.errors ?? [], 'body', place);
    return returnText(item as Household, place, reply);
  } catch (error) {
    const problem = problemOf(error, request).document(`${pathOf(request)}#${place}`, request.id);
    return reply.serializeInput({ ...problem }, PROBLEM);
  }
}
