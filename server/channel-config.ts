import { readFileSync } from 'node:fs';
import { ConfigError, type Environment, readVariable } from './environment.ts';

/** The configured channels by which members are notified and verified. */
export interface ChannelConfig {
  email: { url: string; from: string } | undefined;
  sms: SmsConfig | undefined;
  /** Secret that a gateway must send with a receipt; if undefined, receipts are not accepted. */
  receiptSecret: string | undefined;
}

/** The request that hands a message to an SMS gateway. Placeholders in its URL and body are replaced by values. */
export interface SmsConfig {
  /** May contain the same placeholders as the body. */
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  /** May contain `{to}`, `{phone}`, `{text}`, `{template}`, `{id}` and `{language}`. */
  body: string;
  /** Path of the message's id in the gateway's answer, for example `data.0.id`. */
  idPath: string | undefined;
  /** Template ids under which texts are registered with the gateway, by text and language. */
  templates: Record<string, Record<string, string>>;
}

/** Minimum number of characters of the secret for receipts. */
const LEAST_SECRET_LENGTH = 16;
/** A sender: an address, alone or in angle brackets behind a name, on one line. */
const SENDER = /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/;

/** Reads the settings of the channels. @throws ConfigError if one is not valid */
export function readChannels(env: Environment): ChannelConfig {
  const receiptSecret = readVariable(env, 'RECEIPT_SECRET');
  if (receiptSecret !== undefined && receiptSecret.length < LEAST_SECRET_LENGTH) {
    throw new ConfigError(`RECEIPT_SECRET must have at least ${LEAST_SECRET_LENGTH} characters.`);
  }
  return { email: readEmail(env), sms: readSms(env), receiptSecret };
}

function readEmail(env: Environment): ChannelConfig['email'] {
  const url = readVariable(env, 'SMTP_URL');
  if (url === undefined) return undefined;
  // The value is not printed, because it may contain a password.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new ConfigError('SMTP_URL must look like smtps://user:password@mail.example:465.');
  }
  const from = readVariable(env, 'MAIL_FROM');
  if (from === undefined || !SENDER.test(from)) {
    throw new ConfigError(
      'MAIL_FROM must be an address like "Shubho Bibaho <news@shubhobibaho.example>" when SMTP_URL is set.',
    );
  }
  return { url, from };
}

function readSms(env: Environment): SmsConfig | undefined {
  const url = readVariable(env, 'SMS_URL');
  if (url === undefined) return undefined;
  if (!/^https?:\/\//.test(url)) throw new ConfigError('SMS_URL must be the http or https address of the gateway.');
  const method = ['GET', 'POST', 'PUT'].find((known) => known === (readVariable(env, 'SMS_METHOD') ?? 'POST'));
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT')
    throw new ConfigError('SMS_METHOD must be GET, POST or PUT.');
  const body = readVariable(env, 'SMS_BODY') ?? '';
  if (!`${url}${body}`.includes('{text}')) {
    throw new ConfigError('SMS_BODY (or SMS_URL) must say where the message stands: {text}, and {to} or {phone}.');
  }
  return {
    url,
    method,
    body,
    idPath: readVariable(env, 'SMS_ID'),
    headers: readTexts(readVariable(env, 'SMS_HEADERS') ?? '{}', 'SMS_HEADERS'),
    templates: readTemplates(readVariable(env, 'SMS_TEMPLATES')),
  };
}

/** Reads the file of template ids, a JSON object by text and language. */
function readTemplates(path: string | undefined): SmsConfig['templates'] {
  if (path === undefined) return {};
  const entries = Object.entries(parseObject(readTemplateFile(path), 'SMS_TEMPLATES'));
  return Object.fromEntries(entries.map(([name, ids]) => [name, readTexts(JSON.stringify(ids), 'SMS_TEMPLATES')]));
}

function readTemplateFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`SMS_TEMPLATES names a file that cannot be read: ${path}.`);
  }
}

/** Parses a JSON object of texts. Throws a ConfigError that names the variable if a value is no text. */
function readTexts(json: string, name: string): Record<string, string> {
  const entries = Object.entries(parseObject(json, name));
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (texts.length === entries.length) return Object.fromEntries(texts);
  throw new ConfigError(`${name} must hold texts alone.`);
}

/** Parses a JSON object. Throws a ConfigError that names the variable for any other text. */
function parseObject(json: string, name: string): object {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // The value is not printed, because it may contain a key.
  }
  throw new ConfigError(`${name} must be a JSON object.`);
}
