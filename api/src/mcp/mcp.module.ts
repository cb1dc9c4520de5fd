import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.ts';
import { McpController } from './mcp.controller.ts';

@Module({ imports: [HealthModule], controllers: [McpController] })
export class McpModule {}
