import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { counted } from '../http/counted.ts';
import { CSP_REPORT, pageFailureSchema, policyViolationSchema } from '../http/schemas.ts';
import { Metrics } from '../metrics/metrics.ts';
import type { FailureReport } from './failure-report.ts';
import { violatedDirective } from './policy-violation.ts';
import type { PolicyViolation } from './policy-violation.ts';

@Controller()
export class FailuresController {
  constructor(private readonly metrics: Metrics) {}

  /** Only counted in the metrics, never stored. */
  @Post('page-failures')
  @HttpCode(204)
  @RouteSchema(pageFailureSchema)
  @RouteConfig(counted('application/json'))
  pageFailed(@Body() report: FailureReport): void {
    this.metrics.failed(report);
  }

  /** Counted by directive. The report's URLs are neither logged nor stored, because they may contain what a visitor typed. */
  @Post('policy-violations')
  @HttpCode(204)
  @RouteSchema(policyViolationSchema)
  @RouteConfig(counted(CSP_REPORT))
  policyViolated(@Body() report: PolicyViolation): void {
    const directive = violatedDirective(report);
    if (directive) this.metrics.violated(directive);
  }
}
