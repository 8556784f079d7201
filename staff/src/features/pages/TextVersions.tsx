import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDateTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { Column } from 'browser/ui/lists/Table';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import { Badge } from 'browser/ui/values/Badge';
import type { LegalPage } from 'contract/pages/legal-texts';
import { useState } from 'react';
import { DataTable } from '../../ui/DataTable';
import { Section } from '../../ui/Section';
import { type TextVersion, textVersionQuery, textVersionsQuery } from './legal-texts.api';
import { TextPreview } from './TextPreview';

type Props = {
  page: LegalPage;
  at: number | undefined;
  newest: number;
  /** An older text goes into the form, to be looked over and published anew. */
  onTake: (text: string) => void;
};

const nameOf = ({ version }: TextVersion) => `Version ${version}`;

export function TextVersions({ page, at, newest, onTake }: Props) {
  const versions = useQuery(textVersionsQuery(page, at));
  const [looked, setLooked] = useState<TextVersion>();
  const close = () => setLooked(undefined);
  const columns: Column<TextVersion>[] = [
    {
      id: 'version',
      header: 'Version',
      names: true,
      cell: (row) => (
        <>
          {nameOf(row)} {row.version === newest && <Badge tone="success">Customers read this</Badge>}
        </>
      ),
    },
    { id: 'when', header: 'Published', cell: ({ written_at }) => formatDateTime(written_at) },
    { id: 'who', header: 'By', cell: ({ person }) => person?.name ?? 'Came with the shop' },
    {
      id: 'look',
      header: 'Text',
      align: 'end',
      cell: (row) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Read ${nameOf(row).toLowerCase()}`}
          onClick={() => setLooked(row)}
        >
          Read
        </Button>
      ),
    },
  ];
  return (
    <Section
      title="Versions"
      lead="Each version is kept: you can show which terms an order was placed under."
    >
      <DataTable
        what="versions"
        query={versions}
        columns={columns}
        rowKey={({ version }) => String(version)}
        rowName={nameOf}
        pageLink={(to, dress) => <Link {...dress} to="/legal-texts" search={{ text: page, page: to }} />}
        empty="There is no version yet."
      />
      <Dialog open={looked !== undefined} onClose={close} size="large" title={looked && nameOf(looked)}>
        {looked && (
          <VersionText
            page={page}
            version={looked.version}
            isNewest={looked.version === newest}
            onTake={(text) => {
              onTake(text);
              close();
            }}
          />
        )}
      </Dialog>
    </Section>
  );
}

type VersionProps = Pick<Props, 'page' | 'onTake'> & { version: number; isNewest: boolean };

function VersionText({ page, version, isNewest, onTake }: VersionProps) {
  const { data, error, isFetching, refetch } = useQuery(textVersionQuery(page, version));
  if (!data && error)
    return (
      <Trouble title="We could not load this version" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={12} label="Loading this version" />;
  return (
    <>
      <TextPreview title="As customers read it then" text={data.text} />
      {!isNewest && (
        <DialogActions>
          <Button onClick={() => onTake(data.text)}>Use this text again</Button>
        </DialogActions>
      )}
    </>
  );
}
