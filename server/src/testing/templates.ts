import { inject } from 'vitest';
import { runOn } from './run-on.js';

/** Copies a filled database under this name, on the tests' PostgreSQL. */
export const copyTemplate = (name: string) =>
  runOn(inject('postgresUrl')!, `create database ${name} template ${inject('postgresTemplate')}`);

export const dropCopy = (name: string) =>
  runOn(inject('postgresUrl')!, `drop database if exists ${name} with (force)`);
