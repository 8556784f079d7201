/** The interface that valibot and its like share, https://standardschema.dev, as far as forms need it. */
export type StandardSchema<Input = unknown, Output = Input> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Validation<Output> | Promise<Validation<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
};

type Validation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

type Types<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>;
export type InputOf<Schema extends StandardSchema> = Types<Schema>['input'];
export type OutputOf<Schema extends StandardSchema> = Types<Schema>['output'];
