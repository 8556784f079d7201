import 'browser/testing/setup';

// Every test makes its calls as the shop does, even if it opens no route.
import '../platform/customer-calls';
