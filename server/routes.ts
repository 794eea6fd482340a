import { openApi } from '#contract/openapi.ts';
import { addressRoutes } from './features/address/address.routes.ts';
import { assistedRoutes } from './features/assisted/assisted.routes.ts';
import { blockedPhoneRoutes } from './features/blocked-phones/blocked-phones.routes.ts';
import { blocksRoutes } from './features/blocks/blocks.routes.ts';
import { callMeRoutes } from './features/call-me/call-me.routes.ts';
import { cardLinkRoutes } from './features/card-links/card-links.routes.ts';
import { linkReaderRoutes } from './features/card-links/readers.routes.ts';
import { consentRoutes } from './features/consents/consents.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { contactChangeRoutes } from './features/contact-changes/contact-changes.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { coupleStoryRoutes } from './features/couple-stories/couple-stories.routes.ts';
import { detailsRoutes } from './features/details/details.routes.ts';
import { disabilityRoutes } from './features/disability/disability.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { haemoglobinRoutes } from './features/haemoglobin/haemoglobin.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { holderRoutes } from './features/holders/holders.routes.ts';
import { todayRoutes } from './features/home/home.routes.ts';
import { introductionRoutes } from './features/introductions/introductions.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { lettersRoutes } from './features/letters/letters.routes.ts';
import { lineageRoutes } from './features/lineage/lineage.routes.ts';
import { loginRoutes } from './features/login/login.routes.ts';
import { lookupRoutes } from './features/lookups/lookups.routes.ts';
import { marriedLetterRoutes } from './features/married-letters/married-letters.routes.ts';
import { matchesRoutes } from './features/matches/matches.routes.ts';
import { meetingRoutes } from './features/meetings/meetings.routes.ts';
import { melanRoutes } from './features/melans/melans.routes.ts';
import { memberRoutes } from './features/member/member.routes.ts';
import { paperRoutes } from './features/member/pdf.routes.ts';
import { makeOfficeCopy } from './features/my-data/legal-archive.ts';
import { myDataRoutes } from './features/my-data/my-data.routes.ts';
import { nominationRoutes } from './features/nomination/nomination.routes.ts';
import { noticeRoutes } from './features/notices/notices.routes.ts';
import { tellingRoutes } from './features/notification-settings/notification-settings.routes.ts';
import { openFamiliesRoutes } from './features/open-families/open-families.routes.ts';
import { pairCheckRoutes } from './features/pair-check/pair-check.routes.ts';
import { panditRoutes } from './features/pandit/pandit.routes.ts';
import { paperClaimRoutes } from './features/paper-claim/paper-claim.routes.ts';
import { forgottenRoutes } from './features/password/forgotten.routes.ts';
import { passwordRoutes } from './features/password/password.routes.ts';
import { pauseRoutes } from './features/pause/pause.routes.ts';
import { personalRoutes } from './features/personal/personal.routes.ts';
import { personalStepRoutes } from './features/personal/personal-step.routes.ts';
import { pictureRoutes } from './features/picture/picture.routes.ts';
import { pieceRoutes } from './features/pieces/pieces.routes.ts';
import { powerLinkRoutes } from './features/power-link/power-link.routes.ts';
import { printedRoutes } from './features/printed/printed.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { readingRoutes } from './features/profile-views/profile-views.routes.ts';
import { proposalRoutes } from './features/proposals/proposals.routes.ts';
import { questionRoutes } from './features/questions/questions.routes.ts';
import { quietWordRoutes } from './features/quiet-word/quiet-word.routes.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { registrationRoutes } from './features/registration/registration.routes.ts';
import { reportRoutes } from './features/report/report.routes.ts';
import { sealedWordRoutes } from './features/sealed-words/sealed-words.routes.ts';
import { findingRoutes } from './features/search/search.routes.ts';
import { keptNameRoutes } from './features/sessions/kept-names.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { cardSheetRoutes } from './features/shortlist/card-sheets.routes.ts';
import { shortlistRoutes } from './features/shortlist/shortlist.routes.ts';
import { suspensionRoutes } from './features/suspension/suspension.routes.ts';
import { testCentreRoutes } from './features/test-centres/test-centres.routes.ts';
import { copyRoutes } from './features/threads/copy.routes.ts';
import { threadRoutes } from './features/threads/threads.routes.ts';
import { decidedRoutes } from './features/together/decided.routes.ts';
import { togetherRoutes } from './features/together/together.routes.ts';
import { togetherDayRoutes } from './features/together-days/together-days.routes.ts';
import { trustFigureRoutes } from './features/trust-figures/trust-figures.routes.ts';
import { verificationRoutes } from './features/verification/verification.routes.ts';
import { showingRoutes } from './features/visibility-settings/visibility-settings.routes.ts';
import { promiseRoutes } from './features/wedding/promise.routes.ts';
import { weddingRoutes } from './features/wedding/wedding.routes.ts';
import { weeklyIntroductionRoutes } from './features/weekly-introduction/weekly-introduction.routes.ts';
import { wishesRoutes } from './features/wishes/wishes.routes.ts';
import { receiptRoutes } from './notices/receipts.ts';
import { officeRoutes } from './office/routes/register-office-routes.ts';
import { makeFamilyLists } from './ranking/family-lists.ts';
import type { Services } from './services.ts';

const features = [
  registrationRoutes,
  loginRoutes,
  lookupRoutes,
  profileRoutes,
  addressRoutes,
  personalRoutes,
  personalStepRoutes,
  healthRoutes,
  lineageRoutes,
  passwordRoutes,
  forgottenRoutes,
  contentRoutes,
  togetherRoutes,
  decidedRoutes,
  trustFigureRoutes,
  threadRoutes,
  copyRoutes,
  contactRoutes,
  callMeRoutes,
  lettersRoutes,
  pictureRoutes,
  pieceRoutes,
  fileRoutes,
  powerLinkRoutes,
  myDataRoutes,
  suspensionRoutes,
  detailsRoutes,
  wishesRoutes,
  disabilityRoutes,
  recoveryRoutes,
  sessionRoutes,
  keptNameRoutes,
  showingRoutes,
  matchesRoutes,
  findingRoutes,
  openFamiliesRoutes,
  memberRoutes,
  paperRoutes,
  introductionRoutes,
  meetingRoutes,
  melanRoutes,
  weeklyIntroductionRoutes,
  proposalRoutes,
  assistedRoutes,
  shortlistRoutes,
  blocksRoutes,
  blockedPhoneRoutes,
  quietWordRoutes,
  reportRoutes,
  cardLinkRoutes,
  linkReaderRoutes,
  pauseRoutes,
  todayRoutes,
  noticeRoutes,
  tellingRoutes,
  consentRoutes,
  weddingRoutes,
  promiseRoutes,
  cardSheetRoutes,
  printedRoutes,
  coupleStoryRoutes,
  marriedLetterRoutes,
  nominationRoutes,
  readingRoutes,
  haemoglobinRoutes,
  pairCheckRoutes,
  sealedWordRoutes,
  questionRoutes,
  panditRoutes,
  togetherDayRoutes,
  testCentreRoutes,
  verificationRoutes,
  contactChangeRoutes,
  holderRoutes,
  invitationRoutes,
  paperClaimRoutes,
  (services: Services) =>
    officeRoutes(services, {
      archive: (account) => makeOfficeCopy(services, account),
      lists: makeFamilyLists(services),
    }),
];

/** Registers every call of the API. */
export function addRoutes(services: Services): void {
  for (const add of features) add(services);
  receiptRoutes(services);
  const description = openApi();
  services.app.get('/api/openapi.json', async () => description);
}
