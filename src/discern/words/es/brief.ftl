brief-ask-open = “¿Qué queremos tener decidido cuando salgamos?”
