import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { COUNTED } from '../http/rate-limit.ts';
import { pageFailureSchema } from '../http/schemas.ts';
import { Metrics } from '../metrics/metrics.ts';
import type { FailureReport } from './failure-report.ts';

@Controller()
export class FailuresController {
  constructor(private readonly metrics: Metrics) {}

  /** Counted in the metrics, and kept nowhere else. */
  @Post('page-failures')
  @HttpCode(204)
  @RouteSchema(pageFailureSchema)
  @RouteConfig(COUNTED)
  pageFailed(@Body() report: FailureReport): void {
    this.metrics.failed(report);
  }
}
