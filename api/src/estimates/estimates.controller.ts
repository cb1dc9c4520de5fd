import type { Calculation, EstimateRequest } from '@bracketwise/contract/wire';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { calculating } from '../http/counted.ts';
import { calculateTaxSchema } from '../http/schemas.ts';
import { calculate } from './calculation.ts';

@Controller()
export class EstimatesController {
  /** 200 instead of 201, because nothing is created. */
  @Post('calculate-tax')
  @HttpCode(200)
  @RouteSchema(calculateTaxSchema)
  @RouteConfig(calculating('application/json'))
  calculateTax(@Body() request: EstimateRequest): Calculation {
    return calculate(request);
  }
}
