import type { Language } from '#contract/choices.ts';
import { memberId } from '#contract/member-id.ts';
import { FETCHED } from '#contract/session-rights.ts';
import { THREADS } from '#contract/thread-names.ts';
import { LETTERS_ADDRESS } from '#contract/threads.ts';
import { loadMessages, type OpenThread, type ReadMessage } from '#server/domain/together/messages.queries.ts';
import { loadView } from '#server/domain/visibility/load-views.ts';
import { Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { closedFields } from '#server/http/session-rights.ts';
import type { Services } from '#server/services.ts';
import { lettersIn } from '#words/letters-copy.ts';
import { findThread } from './thread.service.ts';

/** Number of messages loaded at once. */
const MOST_AT_ONCE = 500;

/** Registers the download of a thread as a text in the reader's language. The messages stay as written. */
export function copyRoutes(services: Services): void {
  const { app, limits, sessions } = services;

  app.get<{ Params: { member: string; file: string } }>(`${LETTERS_ADDRESS}/:member/:file`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const who = await sessions.whoIs(request);
    if (who === null) return reply.redirect('/login', 303);
    noteSecurity(request, { actor: who.profileId, session: who.kind });
    // Throws if the file is closed to this session.
    closedFields(who, FETCHED.letters);
    const parsed = memberId(request.params.member);
    const member = parsed.ok ? parsed.value : '';
    const thread = THREADS.find((name) => request.params.file === `${name}.txt`);
    if (thread === undefined) throw new Refusal(404, 'notFound');
    const open = await findThread(services, who, { member, thread });
    await limits.take('papersByMember', who.profileId);
    const { shared } = await loadView(services, who.profileId, member);
    const language = languageOf(request);
    const messages = open === null ? [] : await loadAll(services, open);
    return reply
      .headers({
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="letters-${member}-${thread}.txt"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      })
      .send(copyOf({ messages, them: shared, ownId: who.profileId, language }));
  });
}

/** Loads all messages of a thread, the oldest first. */
async function loadAll({ db, cipher }: Pick<Services, 'db' | 'cipher'>, open: OpenThread): Promise<ReadMessage[]> {
  const all: ReadMessage[] = [];
  let before: number | null = null;
  for (;;) {
    const part: ReadMessage[] = await loadMessages(db, cipher, open, { before, many: MOST_AT_ONCE });
    all.unshift(...part);
    const [oldest] = part;
    if (part.length < MOST_AT_ONCE || oldest === undefined) return all;
    before = oldest.number;
  }
}

interface Copied {
  messages: readonly ReadMessage[];
  them: { name: string; spelled: string; memberId: string };
  ownId: string;
  language: Language;
}

/** Returns the text of the download. */
const copyOf = ({ messages, them, ownId, language }: Copied): string =>
  lettersIn(
    { them, letters: messages.map(({ authorId, ...letter }) => ({ ...letter, isOurs: authorId === ownId })) },
    language,
  );
