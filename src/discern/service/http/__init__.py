"""HTTP around the operations: middleware, authentication, permissions, the OpenAPI document."""
