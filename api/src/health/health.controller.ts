import { Controller, Get } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { healthSchema, readySchema } from '../http/schemas.ts';
import type { Health, Ready } from './responses.ts';
import { Readiness } from './readiness.ts';
import { RunningRelease } from './running-release.ts';

@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly release: RunningRelease,
  ) {}

  @Get('health')
  @RouteSchema(healthSchema)
  health(): Health {
    return { status: 'alive', ...this.release.name };
  }

  @Get('ready')
  @RouteSchema(readySchema)
  ready(): Ready {
    this.readiness.check();
    return { status: 'ready' };
  }
}
