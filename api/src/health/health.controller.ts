import { Controller, Get } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { healthSchema, readySchema } from '../http/schemas.ts';
import { Readiness } from './readiness.ts';

export interface Health {
  status: 'alive' | 'ready';
}

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('health')
  @RouteSchema(healthSchema)
  health(): Health {
    return { status: 'alive' };
  }

  @Get('ready')
  @RouteSchema(readySchema)
  ready(): Health {
    this.readiness.check();
    return { status: 'ready' };
  }
}
