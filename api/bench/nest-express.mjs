// A competitor: NestJS on Express with class-validator, as its documentation recommends, with the same engine call.
import 'reflect-metadata';
import { Body, Controller, HttpCode, Module, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { IsIn, IsNumber, Max, Min } from 'class-validator';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { STATE_CODES } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { calculate } from '../dist/estimates/calculation.js';

// Decorators are written as function calls because this file runs without a compiler.
const decorate = (target, decorators) => decorators.forEach((decorator) => decorator(target));
const decorateField = (type, field, decorators) => decorators.forEach((decorator) => decorator(type.prototype, field));

class EstimateRequest {}
decorateField(EstimateRequest, 'state', [IsIn(STATE_CODES)]);
decorateField(EstimateRequest, 'income', [IsNumber(), Min(0), Max(1_000_000_000)]);
decorateField(EstimateRequest, 'filingStatus', [IsIn(FILING_STATUSES)]);
decorateField(EstimateRequest, 'taxYear', [IsIn(ESTIMATE_YEARS)]);

class Estimates {
  calculateTax(request) {
    return calculate(request);
  }
}
const method = Object.getOwnPropertyDescriptor(Estimates.prototype, 'calculateTax');
Body()(Estimates.prototype, 'calculateTax', 0);
for (const decorator of [Post('calculate-tax'), HttpCode(200)]) decorator(Estimates.prototype, 'calculateTax', method);
Reflect.defineMetadata('design:paramtypes', [EstimateRequest], Estimates.prototype, 'calculateTax');
decorate(Estimates, [Controller('api')]);

class App {}
decorate(App, [Module({ controllers: [Estimates] })]);

const app = await NestFactory.create(App, { logger: false });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
await app.listen(0, '127.0.0.1');
process.send({ port: app.getHttpServer().address().port });
process.on('disconnect', () => process.exit(0));
