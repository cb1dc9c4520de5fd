import { Module } from '@nestjs/common';
import { ReturnsController } from './returns.controller.ts';

@Module({ controllers: [ReturnsController] })
export class ReturnsModule {}
