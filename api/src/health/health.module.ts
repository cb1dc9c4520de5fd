import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';
import { RunningRelease } from './running-release.ts';

@Module({ controllers: [HealthController], providers: [Readiness, RunningRelease], exports: [RunningRelease] })
export class HealthModule {}
