/** Serves one remote's build, like its container in the deployed stack: `node remote-server.js <folder>`. */
import Fastify from 'fastify';
import { refuse } from './refusal.ts';
import { reportPort } from './report-port.ts';
import { recognizeByContent, serveFolder } from './static-files.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: remote-server.js <folder of the build>');

const server = Fastify();
recognizeByContent(server);
// A page of another origin can check the integrity of these files only with this header.
server.addHook('onSend', async (_request, reply) => void reply.header('Access-Control-Allow-Origin', '*'));
await serveFolder(server, folder, '/');
server.setNotFoundHandler((_request, reply) => refuse(reply, 404));
await server.listen({ port: Number(process.env.PORT ?? 0), host: process.env.HOST ?? '127.0.0.1' });
reportPort(server);
