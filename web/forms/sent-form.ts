import { formMessages } from '#contract/form-messages.ts';
import { isOfList } from '#contract/rules.ts';
import { type Draft, type Fields, leavesOf, putAtPath, valueAtPath } from '#contract/wire.ts';
import { errorPageData } from '#web/api/load.ts';
import { messageOf } from '#web/i18n/message.ts';

/** HTTP status. */
const BAD_REQUEST = 400;

/** A page's form as it was sent. */
export interface SentForm<S extends Fields> {
  data: FormData;
  draft: Draft<S>;
  /** The values of `draft`, keyed by the dotted paths of our names, which are also the fields' names. */
  typed: Record<string, string>;
}

/**
 * Reads a page's form. Throws a refusal, which shows the error page, if the form cannot be parsed or repeats a field
 * that is no list.
 */
export async function readSentForm<S extends Fields>(request: Request, fields: S): Promise<SentForm<S>> {
  const data = await request.formData().catch(() => {
    throw errorPageData({ status: BAD_REQUEST, message: messageOf(formMessages, 'malformed') });
  });
  const typed: Record<string, string> = {};
  const draft: Record<string, unknown> = {};
  for (const [path, node] of leavesOf(fields)) {
    if (node.kind !== 'field' || !node.sent) continue;
    const name = path.join('.');
    const values = data.getAll(name);
    const [value = '', ...more] = isOfList(node.rule) && values.length > 1 ? [values.join(',')] : values;
    if (more.length > 0)
      throw errorPageData({ status: BAD_REQUEST, message: messageOf(formMessages, 'repeatedField') });
    if (typeof value !== 'string') continue;
    typed[name] = value;
    putAtPath(draft, path, value);
  }
  // A field without a value, such as an unticked box, counts as empty. A file stays absent.
  return { data, draft: draft as Draft<S>, typed };
}

/** Returns a copy of a draft with only the answers at these paths. Absent answers are not sent. */
export function answersAtPaths<S extends Fields>(fields: S, draft: Draft<S>, paths: readonly string[]): Draft<S> {
  const chosenAnswers: Record<string, unknown> = {};
  for (const [path] of leavesOf(fields)) {
    const value = valueAtPath(draft, path);
    if (value !== undefined && paths.includes(path.join('.'))) putAtPath(chosenAnswers, path, value);
  }
  // The structure is the same, with some values absent.
  return chosenAnswers as Draft<S>;
}
