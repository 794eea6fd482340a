import { messages } from '#contract/messages.ts';
import { type Draft, type Fields, fromWire, leavesOf, put } from '#contract/wire.ts';
import { trouble } from '#web/api/load.ts';

export interface SentForm<S extends Fields> {
  data: FormData;
  draft: Draft<S>;
  /** The same values by the dotted path of our names, which are the names of the page's fields. */
  typed: Record<string, string>;
}

/** Reads a page's form. One that did not arrive whole shows the error page. */
export async function readSentForm<S extends Fields>(request: Request, fields: S): Promise<SentForm<S>> {
  const data = await request.formData().catch(() => {
    throw trouble({ status: 400, message: messages.malformed });
  });
  const typed: Record<string, string> = {};
  const flat: Record<string, unknown> = {};
  for (const [path, node] of leavesOf(fields)) {
    if (node.kind !== 'field' || !node.sent) continue;
    const name = path.join('.');
    const [value = '', ...more] = data.getAll(name);
    if (more.length > 0) throw trouble({ status: 400, message: messages.repeatedField });
    if (typeof value !== 'string') continue;
    // U+FFFD is what bytes that are not UTF-8 have become by now.
    if (value.includes('\ufffd')) throw trouble({ status: 400, message: messages.notText });
    typed[name] = value;
    put(flat, [node.sent], value);
  }
  return { data, draft: fromWire(fields, 'sent', flat), typed };
}
