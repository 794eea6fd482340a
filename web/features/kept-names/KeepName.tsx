import type { ReturnedDraft } from '#contract/call.ts';
import { dropKeptName, keepName } from '#contract/kept-names.ts';
import type { showSessions } from '#contract/sessions.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { keepNameTexts } from './keep-name.texts.ts';
import { reloadWithoutScript } from './kept-names.actions.ts';

const reloadCard = reloadWithoutScript('/sessions#kept-name');

/** The small forms that save a name for this browser's login page, and remove it. */
export const keepNameDeeds = deeds({
  keepName: { call: keepName, action: formAction(keepName, { deed: 'keepName', done: reloadCard }) },
  drop: { call: dropKeptName, action: formAction(dropKeptName, { deed: 'drop', done: reloadCard }) },
});
const { Deed } = keepNameDeeds;

type Props = Pick<ReturnedDraft<typeof showSessions>, 'keptName' | 'keptId' | 'givenName'>;

/** The forms that save a name for the account on the login page of this phone, or remove it. */
export function KeepName({ keptName, keptId, givenName }: Props) {
  const t = useTexts(keepNameTexts);
  return (
    <Card title={t.heading} id="kept-name">
      <p>{keptName ? t.kept(keptName) : t.lead}</p>
      <p>{t.stays}</p>
      <Deed deed="keepName" label={keptName ? t.change : t.keep} initial={{ name: keptName || givenName }}>
        {(field) => <TextField {...field('name')} label={t.name} hint={t.nameHint} autoComplete="off" required />}
      </Deed>
      {keptName && <Deed deed="drop" label={t.drop} look="quiet" sent={{ keptName: keptId }} />}
      <p>{t.ends}</p>
    </Card>
  );
}
