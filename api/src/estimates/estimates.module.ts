import { Module } from '@nestjs/common';
import { EstimatesController } from './estimates.controller.ts';

@Module({ controllers: [EstimatesController] })
export class EstimatesModule {}
