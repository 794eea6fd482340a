import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { endLetters } from './channel-consents.queries.ts';
import { countUnknownReceipt, noteReceipt } from './deliveries.queries.ts';
import type { NoticeServices } from './notice-services.ts';
import { type ReceiptState, readState } from './receipt-states.ts';
import { noteRefusal } from './set-aside.ts';

/** Maximum size of a receipt's body. */
const MOST_BYTES = 16 * 1024;
/** Maximum depth of the nested values that are read. */
const MOST_DEPTH = 4;
/** Maximum number of characters that are kept of a value. */
const MOST_CHARACTERS = 500;
/** The names under which gateways send the id of a message, in lower case. */
const ID_NAMES = [
  'id',
  'messageid',
  'message_id',
  'message-id',
  'smtp-id',
  'msgid',
  'requestid',
  'request_id',
  'sid',
  'messagesid',
];
/** Our id of a message: a UUID, alone or as the Message-ID of an e-mail. */
const OUR_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@[^>]*)?>?$/i;
/** The form of ids. PostgreSQL would refuse other characters. */
const ID_FORM = /^[\x21-\x7e]{1,200}$/;

/** Registers the hook for a gateway's receipts: by our id or the gateway's, as JSON, as a form, or in the URL. */
export function receiptRoutes(services: Pick<NoticeServices, 'app' | 'config' | 'db' | 'keyedHash'>): void {
  const secret = services.config.channels.receiptSecret;
  if (secret === undefined) return;
  services.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async (_: FastifyRequest, body: string) => body,
    );
    scope.route({
      method: ['GET', 'POST'],
      url: '/hooks/receipts',
      handler: async (request, reply) => {
        const values = readValues(request);
        const sentSecret = String(request.headers['x-receipt-secret'] ?? values.get('secret') ?? '');
        // The same answer as for an unknown URL, so that a stranger learns nothing.
        if (!isSame(services, sentSecret, secret)) return reply.code(404).send();
        const receipt = readState(values);
        const id = idIn(values);
        if (receipt !== null && 'unknown' in receipt) await countUnknownReceipt(services.db, receipt);
        else if (receipt !== null && id !== undefined) await recordReceipt(services, id, receipt.state);
        return reply.code(204).send();
      },
    });
  });
}

/** Returns our id of the message if there is one, because e-mail gateways also send theirs; undefined for no id. */
function idIn(values: ReadonlyMap<string, string>): string | undefined {
  const ids = ID_NAMES.flatMap((name) => values.get(name) ?? []).filter((id) => ID_FORM.test(id));
  return ids.map((id) => OUR_ID.exec(id)?.[1]).find(Boolean) ?? ids[0];
}

/**
 * Records a receipt. An e-mail address that does not exist is also counted as refused by its mail server. A reader who
 * reports spam gets no more e-mails.
 */
async function recordReceipt({ db }: Pick<NoticeServices, 'db'>, id: string, state: ReceiptState): Promise<void> {
  if (state === 'passing') return;
  const isComplaint = state === 'complaint';
  const deliveryState = state === 'delivered' || isComplaint ? 'delivered' : 'failed';
  // A complaint follows a delivery that is often recorded already. Then it must be returned although it is unchanged.
  const evenIfUnchanged = isComplaint;
  const changedDeliveries = await noteReceipt(db, id, deliveryState, evenIfUnchanged);
  for (const { channel, addressHash, accountId } of changedDeliveries) {
    if (channel !== 'email' || accountId === null) continue;
    if (state === 'dead' && addressHash !== null) await noteRefusal(db, accountId, addressHash);
    if (isComplaint) await endLetters(db, accountId);
  }
}

/** Compares two secrets in a time that does not depend on where they differ. */
function isSame({ keyedHash }: Pick<NoticeServices, 'keyedHash'>, sent: string, secret: string): boolean {
  return timingSafeEqual(keyedHash(sent), keyedHash(secret));
}

/**
 * Returns the gateway's values by name in lower case. Of several values with the same name the first counts, but one of
 * our ids replaces it.
 */
function readValues({ query, body }: FastifyRequest): Map<string, string> {
  const values = new Map<string, string>();
  collect(query, values);
  if (typeof body !== 'string' || body === '') return values;
  if (!collectText(body, values))
    for (const [name, value] of new URLSearchParams(body)) collect({ [name]: value }, values);
  return values;
}

/** Collects the values of a JSON text. Returns false if it is not JSON. */
function collectText(text: string, into: Map<string, string>): boolean {
  try {
    collect(JSON.parse(text), into);
    return true;
  } catch {
    return false;
  }
}

/** Adds the values of an object and of the objects in it, up to MOST_DEPTH, by their names in lower case. */
function collect(from: unknown, into: Map<string, string>, depth = 0): void {
  if (typeof from !== 'object' || from === null || depth > MOST_DEPTH) return;
  for (const [name, value] of Object.entries(from)) {
    const key = name.toLowerCase();
    if (typeof value === 'object') collect(value, into, depth + 1);
    // SNS wraps the message of SES as a text.
    else if (key === 'message' && typeof value === 'string' && value.startsWith('{')) collectText(value, into);
    else if (!into.has(key) || (ID_NAMES.includes(key) && OUR_ID.test(String(value))))
      into.set(key, String(value).slice(0, MOST_CHARACTERS));
  }
}
