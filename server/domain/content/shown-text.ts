import type { Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Config } from '#server/config.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadText } from './contents.queries.ts';
import { withoutPlaceholders } from './placeholders.ts';

interface Setting {
  config: Config;
  db: Kysely<Database>;
}

/** Returns a text of the site for visitors; `''` if there is none. Only a trial site shows drafts and placeholders. */
export async function loadShownText({ config, db }: Setting, key: string, language: Language): Promise<string> {
  const html = (await loadText(db, key, language))?.html ?? '';
  return isTrial(config) ? html : withoutPlaceholders(html);
}
