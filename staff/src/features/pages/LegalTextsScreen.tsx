import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Tabs } from 'browser/ui/lists/Tabs';
import { Page } from 'browser/ui/page/Page';
import { type LegalPage, legalPages, namesOfLegalPages } from 'contract/pages/legal-texts';
import { useState } from 'react';
import { useMe } from '../../platform/me';
import { LegalTextPanel } from './LegalTextPanel';

const route = getRouteApi('/main/legal-texts');

/** What customers of all stores agree to, in the owner's own words. */
export function LegalTextsScreen() {
  const { keys } = useMe();
  const { text = 'terms', page } = route.useSearch();
  const navigate = route.useNavigate();
  // What is typed waits here while another text is looked at.
  const [drafts, setDrafts] = useState<Partial<Record<LegalPage, string>>>({});
  if (!keys.includes('terms.change'))
    return (
      <Page title="Legal pages">
        <EmptyState title="For owners of all stores">One text counts at every store.</EmptyState>
      </Page>
    );
  return (
    <Page
      title="Legal pages"
      lead="What customers read, and agree to when they sign up. Have a lawyer of the states you sell in look at them."
    >
      <Tabs
        label="Legal pages"
        selected={text}
        onSelect={(id) => void navigate({ search: { text: id }, replace: true })}
        tabs={legalPages.map((id) => ({
          id,
          label: namesOfLegalPages[id],
          panel: (
            <LegalTextPanel
              key={id}
              page={id}
              versionsPage={page}
              draft={drafts[id]}
              onDraft={(draft) => setDrafts((others) => ({ ...others, [id]: draft }))}
            />
          ),
        }))}
      />
    </Page>
  );
}
