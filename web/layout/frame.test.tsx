import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Banner } from '#web/art/Banner.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const about = { to: '/about', label: 'About Us', children: [{ to: '/vision', label: 'Vision' }] };

function renderFrame(): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/dashboard']}>
      <SiteLayout
        skipLabel="Go to the content"
        header={
          <Header
            homeTo="/"
            menuLabel="Menu"
            items={[about]}
            account={null}
            language={<a href="/language?to=bn">বাংলা</a>}
          />
        }
        footer={<Footer linksLabel="More" links={[{ to: '/faqs', label: 'FAQs' }]} copyright="© 2022" />}
      >
        <DashboardLayout
          heading="Dashboard"
          member={{ name: 'Anindita Roy', pictureAlt: '' }}
          profileId="SV1"
          waiting={{ said: '1 waiting', shown: '1' }}
          mainPages={<Navigation items={[about]} look="list" />}
          menu={<Navigation items={[about]} look="list" />}
        >
          <Carousel
            label="Pictures"
            previousLabel="Previous"
            nextLabel="Next"
            pauseLabel="Pause"
            playLabel="Play"
            slideLabel={(position, count) => `${position} of ${count}`}
            slides={[{ id: 'a', content: <Banner scene="conchAndTopor" alt="Conch and topor" /> }]}
          />
        </DashboardLayout>
      </SiteLayout>
    </MemoryRouter>,
  );
}

test('the server sends no inline style or handler, because the security policy blocks both', () => {
  expect(renderFrame()).not.toMatch(/ (style|on[a-z]+)=/);
});

test('the skip link comes first and leads to the content', () => {
  const html = renderFrame();
  expect(html).toMatch(/^<div[^>]*><a [^>]*href="#main">/);
  expect(html).toContain('<main id="main" tabindex="-1"');
});

test('before JavaScript the carousel has no dead buttons and every picture is reachable', () => {
  const html = renderFrame();
  expect(html).not.toContain('Pause');
  expect(html).not.toContain('inert');
});

test('on phones rarely needed footer links are folded, and none is missing at any width', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Footer
        linksLabel="More"
        links={[
          { to: '/faqs', label: 'FAQs' },
          { to: '/sitemap', label: 'Sitemap' },
        ]}
        onPhones={{ links: [{ to: '/faqs', label: 'FAQs' }], phones: null }}
        extra="Power Link"
        copyright="© 2022"
      >
        Install
      </Footer>
    </MemoryRouter>,
  );
  const [open, rest = ''] = html.split('<details>');
  const [folded, elsewhere] = rest.split('</details>');
  expect(open).toContain('/faqs');
  expect(elsewhere).toContain('/faqs');
  for (const one of ['/sitemap', 'Power Link', 'Install']) {
    expect(open).not.toContain(one);
    expect(folded).toContain(one);
    expect(elsewhere).toContain(one);
  }
});
