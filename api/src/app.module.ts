import { Module } from '@nestjs/common';
import { EstimatesModule } from './estimates/estimates.module.ts';
import { FailuresModule } from './failures/failures.module.ts';
import { HealthModule } from './health/health.module.ts';
import { LawModule } from './law/law.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { ReturnsModule } from './returns/returns.module.ts';

@Module({ imports: [EstimatesModule, ReturnsModule, LawModule, HealthModule, FailuresModule, MetricsModule] })
export class AppModule {}
