import { Module } from '@nestjs/common';
import { EstimatesModule } from './estimates/estimates.module.ts';
import { HealthModule } from './health/health.module.ts';
import { LawModule } from './law/law.module.ts';

@Module({ imports: [EstimatesModule, LawModule, HealthModule] })
export class AppModule {}
