#!/usr/bin/env node
import { main } from './dist/bracketwise.mjs';

process.exitCode = main(process.argv.slice(2));
