import { Module } from '@nestjs/common';
import { LawController } from './law.controller.ts';

@Module({ controllers: [LawController] })
export class LawModule {}
