import { useEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { type LinkedCard, linkPhotoAddress } from '#contract/card-links.ts';
import { telHref } from '#contract/dial.ts';
import { Icon } from '#web/art/Icon.tsx';
import { CardChart } from '#web/card/CardChart.tsx';
import { drawnAlt } from '#web/card/drawn-alt.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { ReportCard, readerDeeds, useOpenedCard } from '#web/features/card-links/ReportCard.tsx';
import { readerTexts } from '#web/features/card-links/reader.texts.ts';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { HOROSCOPE, ROOTS_AND_OTHERS, useFacts } from '#web/features/member/shared-facts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { CardPage } from '#web/layout/CardPage.tsx';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { Listen } from '#web/listen/Listen.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { guardianRelations } from '#words/choices/guardian-relations.ts';
import { householdIn } from '#words/household.ts';
import { choiceIn } from '#words/label.ts';
import { kinLabels } from '#words/labels/kin.ts';
import { digits } from '#words/numbers.ts';
import { nameIn } from '#words/values.ts';

/** The link preview in a messenger: the same for every link and for invalid ones. */
export const head = readerTexts;

export const loader = ({ params }: LoaderFunctionArgs) => ({ token: params.token ?? '' });

export const action = actionOfForms(readerDeeds);

/** A card for a reader with its address: no part of it is shown before the button is pressed. */
export function Component() {
  const t = useTexts(readerTexts);
  const { token } = useLoaderData<typeof loader>();
  const card = useOpenedCard();
  const isOpening = useNavigation().formData?.get(INTENT) === 'open';
  if (card) return <Opened card={card} token={token} />;
  return (
    <CardPage title={t.title} lead={card !== null && t.lead} after={<Onward />}>
      <DeedNotice />
      {card === null && (
        <Notice tone="info" title={t.gone}>
          <p>{t.goneText}</p>
          <p>
            <Link to="/report">{t.takeDown}</Link>
          </p>
        </Notice>
      )}
      <PostForm>
        <input type="hidden" name="token" value={token} />
        <Button name={INTENT} value="open" isBusy={isOpening} isWide>
          {t.open}
        </Button>
      </PostForm>
      <p>{t.counted}</p>
      <ReportCard token={token} />
    </CardPage>
  );
}

function Opened({ card, token }: { card: LinkedCard; token: string }) {
  const t = useTexts(readerTexts);
  const m = useTexts(memberTexts);
  const language = useLanguage();
  const { shared, name, photo } = card;
  const roots = useFacts(shared, ROOTS_AND_OTHERS);
  const horoscope = useFacts(shared, HOROSCOPE);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button was removed, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <Listen />
      <OpenFace
        member={{ ...shared, name }}
        drawn={drawnAlt({ ...shared, name }, language)}
        src={photo ? linkPhotoAddress(photo) : undefined}
        name={
          <h1 id={PAGE_HEADING} ref={heading} tabIndex={-1}>
            <MemberName member={{ name, spelled: shared.spelled }} />
          </h1>
        }
      >
        <Phone card={card} />
      </OpenFace>
      {shared.aboutHoped && (
        <section>
          <h2>{m.hoped}</h2>
          <p className={styles.words}>{shared.aboutHoped}</p>
        </section>
      )}
      <div className={styles.groups}>
        {roots.length > 0 && (
          <section>
            <h2>{m.groupRoots}</h2>
            <Facts facts={roots} />
          </section>
        )}
        <Home card={card} />
        <Parents card={card} />
        {horoscope.length > 0 && (
          <section className={styles.horoscope}>
            <h2>{m.groupHoroscope}</h2>
            <div className={styles.groups}>
              <CardChart {...shared} chart={null} />
              <Facts facts={horoscope} />
            </div>
          </section>
        )}
      </div>
      <p className={`soft ${styles.locked}`}>
        {t.sentBy} {t.more(shared.memberId)}
      </p>
      <ReportCard token={token} />
      <Onward />
    </div>
  );
}

function Phone({ card: { phone, guardianName, guardianRelation } }: { card: LinkedCard }) {
  const t = useTexts(readerTexts);
  const language = useLanguage();
  if (phone === '') return null;
  return (
    <div>
      {guardianName && <p>{t.answers(guardianName, choiceIn(guardianRelations, guardianRelation, language))}</p>}
      <LinkButton to={telHref(phone)} isWide>
        <Icon name="phone" />
        {t.call(digits(phone, language))}
      </LinkButton>
    </div>
  );
}

function Home({ card: { home } }: { card: LinkedCard }) {
  const m = useTexts(memberTexts);
  const language = useLanguage();
  return (
    home && (
      <section>
        <h2>{m.home}</h2>
        <p>{householdIn(home, language).join(' ')}</p>
      </section>
    )
  );
}

function Parents({ card }: { card: LinkedCard }) {
  const t = useTexts(readerTexts);
  const language = useLanguage();
  const label = useLabels(kinLabels, 'fact');
  const facts = (['father', 'mother'] as const).flatMap((kin) => {
    const { name, occupation } = card[kin];
    return name ? [{ label: label(kin), value: [name, nameIn(occupation, language)].filter(Boolean).join(', ') }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{t.parents}</h2>
      <Facts facts={facts} />
    </section>
  );
}

/** Links for a reader who may also be looking for a match. */
function Onward() {
  const t = useTexts(readerTexts);
  const { pid } = useVisitor();
  return (
    <div className="screen-only">
      <p>{t.noFees}</p>
      {!pid && (
        <LinkButton to="/register" look="secondary">
          {t.register}
        </LinkButton>
      )}
    </div>
  );
}
