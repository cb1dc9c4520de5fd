import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { FailuresController } from './failures.controller.ts';

@Module({ imports: [MetricsModule], controllers: [FailuresController] })
export class FailuresModule {}
