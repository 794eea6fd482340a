import { searchForm } from '#contract/search.ts';
import { leavesOf, valueAtPath } from '#contract/wire.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './KeptSearches.module.css';
import { findingDeeds } from './KeptSearches.tsx';
import { searchTexts } from './search.texts.ts';
import type { SearchDraft } from './search-address.ts';

/** A form that saves the search under a name chosen by the family. */
export function KeepSearch({ draft }: { draft: SearchDraft }) {
  const t = useTexts(searchTexts);
  const conditions = Object.fromEntries(
    leavesOf(searchForm.fields).map(([path]) => [path.join('.'), String(valueAtPath(draft, path) ?? '')]),
  );
  return (
    <details className={`screen-only ${styles.keep}`}>
      <summary>{t.keep}</summary>
      <findingDeeds.Deed deed="keepSearch" label={t.keepIt} sent={conditions}>
        {(field) => <TextField {...field('name')} label={t.name} />}
      </findingDeeds.Deed>
    </details>
  );
}
