import { Module } from '@nestjs/common';
import { BusinessController } from './business.controller.ts';

@Module({ controllers: [BusinessController] })
export class BusinessModule {}
