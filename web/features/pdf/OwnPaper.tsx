import type { ReturnedDraft } from '#contract/call.ts';
import { biodataPaper, type showBiodata } from '#contract/pdf.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { PaperLinks } from './PaperLinks.tsx';
import { paperDeeds } from './pdf.actions.ts';
import { papersTexts } from './pdf.texts.ts';

const { Deed } = paperDeeds;
/** The id of the section, to which its form returns. */
const PLACE = 'biodata';

interface Props {
  choice: ReturnedDraft<typeof showBiodata>;
  member: string;
  /** The biodata as text, to be pasted into a message. */
  text: string;
}

/** The member's own biodata: a form for its contents, and buttons to download, print or copy it. Not shown in print. */
export function OwnPaper({ choice, member, text }: Props) {
  const t = useTexts(papersTexts);
  const tickProps = (name: 'birth' | 'contact' | 'photo') => ({
    name,
    id: `biodata-${name}`,
    defaultChecked: choice[name] === 'Yes',
  });
  return (
    <section id={PLACE} className="screen-only">
      <h2>{t.biodata}</h2>
      <p>{t.ownLead}</p>
      <DeedNotice />
      <Deed deed="biodata" label={t.save} at={PLACE} initial={{ blessing: choice.blessing }}>
        {(field) => (
          <Fieldset legend={t.choose}>
            <CheckboxField {...tickProps('birth')} label={t.birth} />
            <CheckboxField
              {...tickProps('contact')}
              label={t.contact}
              hint={choice.reached.phone ? undefined : t.noPhone}
            />
            <CheckboxField {...tickProps('photo')} label={t.photo} />
            <TextField {...field('blessing')} label={t.blessing} hint={t.blessingHint} />
          </Fieldset>
        )}
      </Deed>
      <PaperLinks paper={biodataPaper} member={member} text={text} />
    </section>
  );
}
