import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { memberTexts } from '#web/office/pages/member.texts.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { memberDeeds } from './member-deeds.ts';

const { Deed } = memberDeeds;

/** A form that suspends a member, or opens the profile of a suspended one again. */
export function Suspension({ member, isSuspended }: { member: string; isSuspended: boolean }) {
  const t = useTexts(memberTexts);
  return (
    <details>
      <summary>{isSuspended ? t.restore : t.suspend}</summary>
      {isSuspended ? (
        <Deed deed="restore" member={member} label={t.restore}>
          {(field) => {
            const { defaultValue: _, ...again } = field('again');
            return (
              <>
                <TextField {...field('reason')} label={t.reason} required />
                <CheckboxField {...again} label={t.again} hint={t.againHint} defaultChecked />
              </>
            );
          }}
        </Deed>
      ) : (
        <Deed deed="suspend" member={member} label={t.suspend} look="grave">
          {(field) => (
            <>
              <TextField {...field('reason')} label={t.reason} hint={t.reasonHint} required />
              <TextField {...field('told')} label={t.told} hint={t.toldHint} />
            </>
          )}
        </Deed>
      )}
    </details>
  );
}
