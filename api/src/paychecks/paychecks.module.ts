import { Module } from '@nestjs/common';
import { PaychecksController } from './paychecks.controller.ts';

@Module({ controllers: [PaychecksController] })
export class PaychecksModule {}
