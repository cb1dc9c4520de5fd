import type { Paychecks, PaychecksRequest } from '@bracketwise/contract/paychecks';
import { HouseholdError, paychecks, PaychecksError } from '@bracketwise/tax-engine';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { calculating } from '../http/counted.ts';
import { documentedPaychecks, paychecksSchema } from '../http/paychecks-schemas.ts';
import { refusedField, refusedOfPaychecks } from '../http/refused-field.ts';

/** 32 KB: enough for eight jobs with every field set. */
const BODY_LIMIT_BYTES = 32 * 1024;

@Controller()
export class PaychecksController {
  @Post('paychecks')
  @HttpCode(200)
  @RouteSchema(paychecksSchema)
  @RouteConfig({ ...calculating('application/json'), bodyLimit: BODY_LIMIT_BYTES, ...documentedPaychecks })
  async paychecks(@Body() request: PaychecksRequest): Promise<Paychecks> {
    try {
      return await paychecks(request);
    } catch (error) {
      if (error instanceof PaychecksError) throw refusedOfPaychecks(error);
      throw error instanceof HouseholdError ? refusedField(error, '/household') : error;
    }
  }
}
