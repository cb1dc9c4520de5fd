import { Module } from '@nestjs/common';
import { BusinessModule } from './business/business.module.ts';
import { EstimatesModule } from './estimates/estimates.module.ts';
import { FailuresModule } from './failures/failures.module.ts';
import { HealthModule } from './health/health.module.ts';
import { LawModule } from './law/law.module.ts';
import { McpModule } from './mcp/mcp.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { PaychecksModule } from './paychecks/paychecks.module.ts';
import { ReturnsModule } from './returns/returns.module.ts';

@Module({
  imports: [
    EstimatesModule,
    ReturnsModule,
    PaychecksModule,
    BusinessModule,
    LawModule,
    HealthModule,
    McpModule,
    FailuresModule,
    MetricsModule,
  ],
})
export class AppModule {}
