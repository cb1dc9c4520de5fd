import type { BusinessStructures, BusinessStructuresRequest } from '@bracketwise/contract/business';
import { businessStructures } from '@bracketwise/tax-engine';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { businessStructuresSchema, documentedBusinessStructures } from '../http/business-schemas.ts';
import { calculating } from '../http/counted.ts';

@Controller()
export class BusinessController {
  @Post('business-structures')
  @HttpCode(200)
  @RouteSchema(businessStructuresSchema)
  @RouteConfig({ ...calculating('application/json'), ...documentedBusinessStructures })
  businessStructures(@Body() request: BusinessStructuresRequest): Promise<BusinessStructures> {
    return businessStructures(request);
  }
}
