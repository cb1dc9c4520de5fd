import { Controller, Get } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { healthSchema, readySchema } from '../http/schemas.ts';
import { Readiness } from './readiness.ts';
import { RunningRelease } from './running-release.ts';

export interface Health {
  status: 'alive';
  /** Such as `1.4.0`. */
  version: string;
  /** The commit it was built from. */
  revision: string;
}

export interface Ready {
  status: 'ready';
}

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
