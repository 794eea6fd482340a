import type { Kysely } from 'kysely';
import type { Call } from '#contract/call.ts';
import { checkTogether } from '#contract/check-part.ts';
import type { RuleContext } from '#contract/form.ts';
import type { Saying } from '#contract/saying.ts';
import type { PartOf, stepFacts } from '#contract/step.ts';
import { at, type Fields, leavesOf, put } from '#contract/wire.ts';
import type { AnswerStore } from '#server/domain/answers/answers.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { lockMembers } from '#server/domain/members/lock.queries.ts';
import { type AskedByStep, answerStep } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { leftOutFor } from '#server/http/session-rights.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { looksFirst } from '#server/requires-pre-approval.ts';
import { describeConflict } from './conflict.ts';
import type { Asks } from './describe.ts';
import { settle } from './settle.ts';
import { textOf, versionOf } from './versions.ts';

/** What is particular about the steps of one form. */
interface Steps<S extends Fields> {
  asks: Asks;
  /** What is said when one is saved. */
  sentence: Saying;
  /** What rules over several fields must know besides the form. */
  context?: (who: Who) => Promise<Partial<RuleContext>>;
  /** The answers as their owner has written them, by the names of the form. */
  load: (store: AnswerStore, who: Who) => Promise<object>;
  /** Throws where something came that only the server can refuse. */
  refuse?: (values: PartOf<S>) => void;
  /** Saves what is given, by the code of the form's own call. */
  save: (store: AnswerStore, asked: AskedByStep<S>, changes: PartOf<S>) => Promise<void>;
  /** Keeps files that came, in the transaction of the answers; where `keep` is not called, none. */
  withFiles?: <T>(asked: AskedByStep<S>, run: (keep: Keep) => Promise<T>) => Promise<T>;
}

type Keep = (transaction: Kysely<Database>) => Promise<void>;

const withoutFiles = <T>(_: unknown, run: (keep: Keep) => Promise<T>): Promise<T> => run(async () => {});

/** Answers the call by which the steps of a form are saved: what came and was changed, unless another changed it meanwhile. */
export function openStep<S extends Fields>(
  services: DomainServices,
  call: Call<S, typeof stepFacts>,
  { asks, sentence, context, load, refuse, save, withFiles = withoutFiles }: Steps<S>,
): void {
  const { config, db, cipher, digest, lookups } = services;
  const { form } = call;

  answerStep(
    services,
    call,
    async (asked) => {
      const { who, values, reply } = asked;
      const { profileId } = who;
      refuse?.(values);
      return withFiles(asked, (keep) =>
        db.transaction().execute(async (transaction) => {
          // A holder who saves a step at the same time comes before or after.
          await lockMembers(transaction, [profileId]);
          const store: AnswerStore = { db: transaction, cipher, isLookedAt: looksFirst(config) };
          const stored = await load(store, who);
          const errors = checkTogether(form, values, { ...asked.context, stored });
          if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
          // A conflict shows what is stored, which an account that only writes does not read.
          const version = who.member.isHealthClosed ? '' : textOf(at(values, ['version']));
          const { changes, conflicts } = settle<S>(digest, form.fields, { profileId, sent: values, stored, version });
          if (conflicts.length > 0) {
            reply.code(409);
            const both = { profileId, sent: values, stored };
            return {
              ...failure(2, 'savedMeanwhile'),
              version: '',
              conflicts: conflicts.map((group) =>
                describeConflict({ digest, lookups, asks, fields: form.fields }, { ...both, group }),
              ),
            };
          }
          await save(store, asked, changes);
          await keep(transaction);
          const saved = onlySent(form.fields, values, await load(store, who));
          const leftOut = leftOutFor(who, call.path);
          return {
            ...success(sentence),
            version: versionOf(digest, form.fields, { profileId, values: saved, leftOut }),
            conflicts: [],
          };
        }),
      );
    },
    context && { context },
  );
}

/** Of the stored answers those that came: of the others the page knows what it was given. */
function onlySent(fields: Fields, sent: object, stored: object): object {
  const only: Record<string, unknown> = {};
  for (const [path] of leavesOf(fields)) if (at(sent, path) !== undefined) put(only, path, at(stored, path));
  return only;
}
