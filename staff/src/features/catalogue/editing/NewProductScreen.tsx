import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Page } from 'browser/ui/page/Page';
import { createProductFrom } from '../catalogue.api';
import { ProductFields } from './ProductFields';
import css from './ProductFields.module.css';
import { readProduct, typedProduct } from './typed-product';

/** A product that no store sells yet. */
export function NewProductScreen() {
  const navigate = useNavigate();
  const { form, errors, busy, trouble, edited } = useForm(
    typedProduct,
    async (facts) => {
      const { message, data } = await createProductFrom(facts);
      notify(message);
      await navigate({ to: '/products/$id', params: { id: `${data.id}` } });
    },
    readProduct,
  );
  return (
    <Page
      title="New product"
      lead="No store sells it yet. Choose “Sell here” in the list of products afterwards."
    >
      <form {...form} className={css.form}>
        <ProductFields errors={errors} onChoose={edited} />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Create product
        </Button>
      </form>
    </Page>
  );
}
