import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';
import { SHARED_SCHEMAS } from './schemas.ts';

const compile = SerializerSelector()(Object.fromEntries(SHARED_SCHEMAS.map((schema) => [schema['$id'], schema])));
const known = new Map<string, ReturnType<typeof compile>>();

/**
 * Compiles each schema of a response once. Fastify would for every status of every route, most of which send the same problem document,
 * and check all shared schemas each time: half of the time that the API takes to start.
 */
export const serializerOf: FastifySerializerCompiler<FastifySchema> = ({ schema, method, url, httpStatus = '' }) => {
  const text = JSON.stringify(schema);
  const serialize = known.get(text) ?? compile({ schema, method, url, httpStatus });
  known.set(text, serialize);
  return serialize;
};
