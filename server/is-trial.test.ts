import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isTrial } from './is-trial.ts';

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

test.each<[boolean, Record<string, string>]>([
  [true, {}],
  [true, { NODE_ENV: 'test', PORT: '8080' }],
  [true, { PUBLIC_URL: 'http://localhost:3000', HOST: 'localhost' }],
  [true, { PUBLIC_URL: 'http://127.0.0.2', HOST: '::1' }],
  [true, { PUBLIC_URL: 'http://[::1]:3000', HOST: '127.1.2.3' }],
  [false, { PUBLIC_URL: 'https://shubhobibaho.example' }],
  [false, { PUBLIC_URL: 'http://localhost.example' }],
  [false, { PUBLIC_URL: 'http://127.0.0.1.example' }],
  [false, { DATABASE_URL: 'postgres://127.0.0.1/site', DATA_KEY }],
  [false, { NODE_ENV: 'production' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '::' }],
  [false, { HOST: '192.168.1.5' }],
])('a trial is %s with %o', (expected, env) => {
  expect(isTrial(readConfig(env))).toBe(expected);
});
