import { useSearchParams } from 'react-router';
import { cardSheetAddress, MOST_ON_SHEET } from '#contract/card-sheets.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { SharedView } from '#contract/member.ts';
import { FileLink } from '#web/forms/FileLink.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { useMember } from '#web/useMember.ts';
import { readableName } from '#words/readable-name.ts';
import { printForEldersTexts } from './print-for-elders.texts.ts';
import styles from './Shortlist.module.css';

/**
 * Folded: printed cards for relatives who do not use a phone. The choice is in the address, so it works without
 * JavaScript.
 */
export function PrintForElders({ members }: { members: readonly Pick<SharedView, 'memberId' | 'name' | 'spelled'>[] }) {
  const t = useTexts(printForEldersTexts);
  const language = useLanguage();
  const { profileId } = useMember();
  const [query] = useSearchParams();
  const chosen = query.getAll('print').filter(Boolean);
  const options = members.map((member) => ({
    value: member.memberId,
    label: readableName(member, language) || member.memberId,
  }));
  return (
    <details className="screen-only" open={query.has('print')} id="print">
      <summary>{t.heading}</summary>
      <p>{t.lead}</p>
      {members.length > 1 && (
        <form method="get" action="/matching-profile/shortlist#print">
          <input type="hidden" name="print" value="" />
          <CheckListField
            name="print"
            label={t.choose}
            hint={t.chooseHint}
            options={options}
            defaultValue={chosen.join(',')}
          />
          <Button look="secondary">{t.show}</Button>
        </form>
      )}
      {chosen.length > MOST_ON_SHEET && <p>{t.tooMany}</p>}
      <div className={styles.papers}>
        {[...LANGUAGES]
          .sort((one) => (one === language ? -1 : 1))
          .map((wanted) => (
            <FileLink
              key={wanted}
              to={cardSheetAddress(profileId, wanted, chosen.slice(0, MOST_ON_SHEET))}
              label={wanted === 'bn' ? t.bengali : t.english}
            />
          ))}
      </div>
      <p>{t.back}</p>
    </details>
  );
}
