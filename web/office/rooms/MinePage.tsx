import { setKeys } from '#contract/staff/keys.ts';
import { actionOf, deeds } from '#web/forms/deeds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useDesk } from '#web/office/desk.ts';
import { Sheet } from '#web/office/Sheet.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { staffRoles } from '#words/choices/staff.ts';
import { labelIn } from '#words/label.ts';
import { mineTexts } from './mine.texts.ts';

export const head = mineTexts;

const mineDeeds = deeds({ keys: setKeys });

export const action = actionOf(mineDeeds);

const { Deed } = mineDeeds;

/** What somebody of the office settles for themselves. */
export function Component() {
  const t = useTexts(mineTexts);
  const language = useLanguage();
  const { name, email, roles, hasKeys } = useDesk();
  return (
    <Sheet heading={t.heading} lead={t.description}>
      <p>
        <strong>{name}</strong> · {email}
      </p>
      <h2>{t.roles}</h2>
      <ul>
        {roles.map((role) => (
          <li key={role}>{labelIn(staffRoles[role], language)}</li>
        ))}
      </ul>
      <h2>{t.keys}</h2>
      <Deed deed="keys" label={t.save}>
        {(field) => {
          const { defaultValue: _, ...rest } = field('hasKeys');
          return <CheckboxField {...rest} label={t.hasKeys} hint={t.keysHint} defaultChecked={hasKeys} />;
        }}
      </Deed>
    </Sheet>
  );
}
