import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/services.ts';
import { noteReceipt } from './deliveries.queries.ts';
import { noteRefusal } from './set-aside.ts';

const MOST_BYTES = 16 * 1024;
const IDS = ['id', 'messageid', 'message_id', 'msgid', 'requestid', 'request_id', 'sid', 'messagesid'];
const STATES = ['status', 'state', 'event', 'messagestatus', 'dlr_status'];

/** How a gateway says later what came of a message: by our id or its own, as JSON, as a form, or in the address. */
export function receiptRoutes(services: Pick<Services, 'app' | 'config' | 'db' | 'keyedHash'>): void {
  const secret = services.config.channels.receiptSecret;
  if (secret === undefined) return;
  services.app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async (_: FastifyRequest, body: string) => body,
    );
    room.route({
      method: ['GET', 'POST'],
      url: '/hooks/receipts',
      handler: async (request, reply) => {
        const values = readValues(request);
        const shown = String(request.headers['x-receipt-secret'] ?? values.get('secret') ?? '');
        // As whoever asks for what is not there: who knocks learns nothing.
        if (!isSame(services, shown, secret)) return reply.code(404).send();
        const id = IDS.map((name) => values.get(name)).find(Boolean);
        const state = stateOf(STATES.map((name) => values.get(name)).find(Boolean));
        if (id !== undefined && state !== undefined) await note(services, id, state);
        return reply.code(204).send();
      },
    });
  });
}

/** A letter that came back counts as one that was refused at the door. */
async function note({ db }: Pick<Services, 'db'>, id: string, state: 'delivered' | 'failed'): Promise<void> {
  for (const { channel, addressHash, accountId } of await noteReceipt(db, id, state)) {
    const isBounce = channel === 'email' && state === 'failed';
    if (isBounce && addressHash !== null && accountId !== null) await noteRefusal(db, accountId, addressHash);
  }
}

function isSame({ keyedHash }: Pick<Services, 'keyedHash'>, shown: string, secret: string): boolean {
  return timingSafeEqual(keyedHash(shown), keyedHash(secret));
}

/** What the gateway sent, by names in small letters; of what is nested the first of each name. */
function readValues({ query, body }: FastifyRequest): Map<string, string> {
  const values = new Map<string, string>();
  collect(query, values);
  if (typeof body !== 'string' || body === '') return values;
  try {
    collect(JSON.parse(body), values);
  } catch {
    for (const [name, value] of new URLSearchParams(body)) collect({ [name]: value }, values);
  }
  return values;
}

function collect(from: unknown, into: Map<string, string>, depth = 0): void {
  if (typeof from !== 'object' || from === null || depth > 4) return;
  for (const [name, value] of Object.entries(from)) {
    const known = name.toLowerCase();
    if (typeof value === 'object') collect(value, into, depth + 1);
    else if (!into.has(known)) into.set(known, String(value).slice(0, 500));
  }
}

function stateOf(word: string | undefined): 'delivered' | 'failed' | undefined {
  if (word === undefined) return undefined;
  if (/fail|undeliv|reject|expired|bounce|block|invalid/i.test(word)) return 'failed';
  return /deliv|read|opened|success/i.test(word) ? 'delivered' : undefined;
}
